import type { Concepts } from './rules.ts';
import { indonesian as veiled } from './veiled/id.ts';

/** The shared ideas in Indonesian. Not yet read by a native speaker. */
export const indonesian: Concepts = {
  ...veiled,
  giveAway:
    'bagiin bagikan dibagikan kubagikan kasih_kasihin kuberikan hibahkan jual_semua titipin titip dititipin dibagiin kukasih kubagiin sumbangin serahkan',
  belongings:
    'barang barang2 barangku baju kucing anjing kucingku koleksi gitar perabot hewan tabungan semua_barang perhiasan',
  settled: 'lunas lunasi melunasi bayar bayarin beresin lunasin selesaikan',
  debts: 'utang hutang cicilan kontrakan kos warisan pemakaman wasiat',
  written: 'nulis menulis kutulis tulis ditulis ninggalin tinggalkan rekam tertulis',
  letters: 'surat surat2 catatan pesan_terakhir video_buat wasiat',
  notNeeded: `ga_usah_nyari gausah_nyari ga_usah_cari jangan_cari_aku ga_perlu_apa tidak_perlu_apa ga_butuh_apa sudah_tidak_butuh udah_ga_butuh
    nilai_terserah ga_penting_lagi udah_ga_penting tidak_penting_lagi gak_usah_nyari usah_nyari_gw udah_ga_perlu bukan_masalah_kalian_lagi`,
  thanksAll:
    'makasih_banyak makasih_semuanya terima_kasih_untuk_semuanya maaf_untuk_semuanya maafin_aku maafkan_aku maafin_semua makasih_buat_semuanya makasih_atas_semuanya',
  farewell: 'selamat_tinggal perpisahan pamit pamitan goodbye salam_perpisahan pesan_terakhir kata_terakhir',
  message: 'chat pesan wa sms surat kirim video voice_note vn status ngirim story',
  phoneOff: `hpnya hp_nya nomornya nomernya hpnya_mati hp_mati nomornya_mati ga_bisa_dihubungi tidak_bisa_dihubungi ga_diangkat mengunci_diri ngunci_diri dikunci_dari_dalam ga_bales ga_aktif kunci_kamar hilang_kabar`,
  triedBefore:
    'dulu_pernah_nyoba pernah_nyoba pernah_mencoba udah_pernah_nyoba pernah_coba percobaan_sebelumnya nyoba_juga',
  chosenDate:
    'tanggalnya_udah sudah_pilih_hari udah_pilih_hari kupilih_harinya udah_nentuin_hari tanggal_sudah hari_ini_harinya malam_ini_harinya udah_kupilih',
  wontBe: `gw_udah_ga_ada aku_udah_ga_ada gue_udah_ga_ada saya_sudah_tidak_ada aku_sudah_tiada udah_ga_hidup sudah_tidak_hidup ga_bakal_sampe_lebaran
    ga_nyampe_akhir_tahun gamau_bangun_besok udah_ga_mau_ada udah_gamau_ada ga_mau_ada_di_dunia ga_mau_ada_lagi tidak_mau_ada_di_dunia gak_mau_ada`,
  farFuture: 'tahun thn lima_tahun 5_tahun masa_depan tahun_depan',
  grave: 'kuburan makam liang_lahat kubur peti_mati dalam_tanah tanah_kubur pusara',
  join: 'nyusul menyusul ketemu bertemu ikut bareng susul kumpul',
  beyond: 'surga akhirat alam_sana almarhum almarhumah sisi_tuhan alam_baka',
  pills: `parasetamol panadol obat obat_tidur pil tablet paracetamol kapsul obat_tidurnya racun baygon obat_penenang`,
  gather: 'ngumpulin kumpulin mengumpulkan nimbun nyimpen menyimpan nyetok menghitung ngitung simpan',
  takeAll:
    'diminum_semua minum_semua semuanya_kuminum sekaligus satu_botol satu_strip nelen_semua telan_semua abisin_semua minum_semuanya',
  rope: 'tali talinya tambang simpul kabel_di_leher',
  ready: 'siap udah_beli leher beli plafon langit2 gantung kamar disiapin sudah_dibeli',
  cutMe: `aku_silet silet_paha silet_tangan sayat nyilet kusayat kusilet nyundut sundut_tangan kusundut nyakitin_diri nyayat kugores menggores
    jedotin_kepala mukulin_diri cutting aku_sundut gores_tangan nyakar_diri`,
  blade: 'silet cutter rokok korek pisau gunting beling jarum puntung',
  limb: 'paha tangan pergelangan lengan kulit kaki perut',
  distress:
    'stres stress sedih cemas sendirian kesepian kelemahan ga_ada_yg_tau marah panik depresi kalut semalem_lagi kacau',
  hope: 'berharap semoga pengen harap andai kadang mending doa pgn coba_aja moga',
  vehicle: 'truk mobil bus kereta motor krl petir',
  hitMe: 'ditabrak ketabrak nabrak_aku menabrakku dilindas kelindas tertabrak ditubruk disamber',
  sleep: 'tidur tdr terlelap merem bobo',
  forever: 'selamanya selama_lamanya terus_ga_usah',
  notWake:
    'ga_bangun_lagi ga_usah_bangun tidak_bangun_lagi gak_bangun tanpa_bangun ga_bangun ga_pernah_bangun tidak_pernah_bangun gausah_bangun',
  height: 'atap jembatan rooftop balkon gedung rel lantai jurang flyover genteng tower',
  jump: 'lompat loncat terjun melompat meloncat ngelompat',
  gun: 'pistol pisau tali senapan racun obat cutter silet',
  barred:
    'ngunci mengunci nangis menangis kamar_mandi kamar pegang ga_mau_buka ga_mau_keluar teriak terkunci',
  snake: 'ular kalajengking tawon lebah kobra lipan ubur2',
  bitten: 'digigit tergigit disengat dipatuk kepatok gigit',
  throat: 'tenggorokan lidah muka bibir leher wajah',
  swollen: 'bengkak membengkak nutup menutup tertutup sesak menyempit',
  bodySide:
    'tangan_kiri tangan_kanan sebelah_badan tangan_kirinya tangan_kanannya separuh_badan kaki_kiri sisi_kiri badan_kiri badan_sebelah',
  cantMove:
    'ga_bisa_gerak tidak_bisa_gerak pelo lumpuh mati_rasa ga_bisa_digerakin tidak_bisa_digerakkan ga_gerak lemes_sebelah',
  chest: 'dada jantung',
  seized: 'megang memegang jatuh ambruk keringat_dingin sesak nyeri_hebat pucat ditekan tertindih',
  iKnow: 'gw_tau aku_tau gua_tau saya_tahu kami_tahu gue_tau sy_tau aku_tahu',
  school: `masih_sekolah sekolah sekolahnya tk paud kampus sekolahan`,
  theirKids: 'anaknya anak_anaknya anak_lo anak_lu anakmu anak_dia anak2nya anak_kalian anak_anda anak_kamu',
  partner: `istriku bini_gw suami pacar bini istri mantan ayah bapak ayah_tiri abang pacarku suamiku cowok cowokku ibu tunangan`,
  slaps: `lempar_piring lempar_barang ditusuk_garpu nyakar dicakar melempar dilempar_piring ngelempar nampar menampar nonjok menonjok ditonjok nendang menendang jambak menjambak cekik mukul memukul dihajar banting membanting ngurung tampar ditampar ditendang dipukul dijambak nyeret lempar_aku mukulin nabok digampar gampar`,
  stepfather: 'ayah_tiri bapak_tiri paman om abang kakak kakek tetangga sepupu bapak ayah',
  myRoom: 'masuk_kamar kamarku ke_kamar_aku megang2 grepe ngintip_aku raba kasurku',
  superior: `pemilik_kos bapak_kos induk_semang dosen guru ustad bos atasan tl manajer manager supervisor spv hrd trainer rekruter leader senior pelatih`,
  undress: `tidur_sama_dia tidur_dengan_dia tidur_bareng_dia kalo_tidur_sama ml_sama_dia telanjang bugil tanpa_baju buka_baju foto_seksi pap chat_mesum chat_jorok omongan_jorok lepas_baju pake_bra ke_hotel vcs_an jorok`,
  eye: 'mata',
  bruised: 'mata_lebam lebam memar mata_bengkak bonyok',
  customer:
    'pelanggan customer klien pembeli penelepon konsumen user penumpang customernya pelanggannya nasabah',
  said: `cerita bercerita kata bilang nulis menulis ngetik teriak marah ngomong ngancam mengancam chat komplain jawab tanya ngomel katanya`,
  handled: `kebijakan akun tandai sesuai_kebijakan sop alamat laporkan catat minta_maaf maaf voucher resi refund eskalasi bener benar supervisor penggantian tiket kupon jelaskan jelasin tenangin gratis saya_kasih ongkir template`,
  threatened: 'ngancam mengancam ancaman perampokan rampok mengamuk ngamuk',
  resolved:
    'panggil_polisi kantor_lama kerjaan_lama polisi_datang selesai aman_saja satpam simulasi pekerjaan_sebelumnya tempat_kerja_lama',
  testified: 'saksi bersaksi kasus_selesai sudah_selesai_kasusnya kasus_ditutup',
  kidding: 'canda bercanda becanda candaan just_kidding boong hiperbola lebay_dikit',
  workThing:
    'excel formulir form file customer pelanggan klien target deadline macet panas internet sistem crm tagihan modul soal training laporan shift tiket tabel sheet macro wifi laptop kerjaan kuis ongkir',
  laugh: 'wkwk wkwkwk wkwkwkwk haha hahaha hehe hehehe lol ngakak wkwkw hihi xixi wkkwk awokwok',
  dieLoose:
    'mati bunuh bundir mampus membunuh meninggal bunuh_diri ngebunuh modar gantung_diri matiin loncat',
  kitchen: 'bawang masak ngiris motong_sayur dapur keiris cukur setrika sayur kertas kardus rambut kuku',
  idiom: `bunuh_aja_gw bunuh_aku_aja nyawa_gue_taruhannya nyawa_taruhannya mati_ketawa mati_matian mau_mati_rasanya_haha mati_aku_salah mati_aku bikin_gw_mati_pelan2 cinta_mati mati_kutu harga_mati mati_listrik
    mati_lampu ikut_mati laper_banget_mau_mati lapar_banget_mau_mati mati_gaya mati_penasaran mati_kebosanan bunuh_waktu bunuh_rakyat mencekik_leher
    setengah_mati mampus_gw_salah mampus_deh mampus_lupa mati_lah_gw mau_mati_ketawa bikin_mati_penasaran mati_suri serangan_jantung_liat jantungan
    bikin_dia_mati_jantungan matiin_lampu bakal_mati_bosan dibunuh_deadline mati_muda_gara`,
  iThink: 'pengen mau ingin mikir kepikiran coba mencoba niat rencana aku_mau berpikir pikiran',
  crisisNoun: `menelan keracunan tertelan bunuh_diri serangan_jantung overdosis pembunuhan perkosaan kdrt pelecehan kecelakaan kekerasan kematian stroke menyayat menyakiti_diri luka_tembak percobaan korban penganiayaan keracunan tenggelam`,
  crisisWork: `admin_icu admin input rekam sentra_keracunan sentra_informasi_keracunan kerja_malam_di paramedis perawat igd ugd moderator moderasi konten video hotline relawan rumah_sakit ambulans asuransi klaim polisi damkar berkas
    pasien rekam_medis puskesmas pendamping konselor call_center_darurat wartawan transkrip psikolog pelatihan 119 lsm bidan`,
  controlled:
    'terkontrol stabil rutin_kontrol terkendali pakai_insulin pakai_inhaler sejak_kecil sejak_lahir tidak_mengganggu ga_ganggu kondisi_sehat tidak_kambuh ga_pernah_kambuh',
  recovered:
    'sudah_berobat sudah_sehat sudah_sembuh udah_sembuh sepuluh_tahun_lalu sudah_pulih almarhum_meninggal ',
  denied:
    'tidak_pernah_berpikir ga_pernah_mikir tidak_pernah_terpikir ga_ada_pikiran tidak_ada_niat ga_ada_niat tidak_berniat ga_kepikiran tidak_punya_pikiran ga_punya_pikiran',
  ifDead: `gw_mati aku_mati gue_mati saya_mati kalo_aku_ga_ada kalau_aku_hilang kalo_gw_ilang aku_hilang gw_ilang kalau_saya_mati gua_mati`,
  nobodyCares: `ga_ada_yg ga_ada_yang gak_ada_yang tidak_ada_yang siapa_peduli ga_bakal_ada_yang pada_seneng ga_ada_yang_peduli gada_yg pasti_lega`,
  smallChild: `anak bayi balita adik_kecil cucu keponakan anakku si_kecil`,
  drank: `nelen minum nelen menelan keminum tertelan makan kemakan`,
  cleaner: `pemutih baterai detergen sabun minyak_tanah bayclin obat koin racun bensin thinner cairan`,
  breath: `ga_bisa_napas ga_bisa_nafas tidak_bisa_bernapas tidak_bisa_napas gak_bisa_napas susah_napas ga_napas ga_nafas tidak_bernapas`,
  stuffy: `panas panasnya wkwk wkwkwk ketawa gerah masker haha pengap bau`,
  cameOfAge: `sudah_18 udah_18 saya_18 baru_18_bulan_lalu genap_18 sudah_genap_18 udah_genap_18`,
  peace: `tenang tenangnya damai lega ketenangan adem`,
  notExist: `ga_ada gak_ada tidak_ada_lagi hilang lenyap ga_exist tidak_hidup menghilang_selamanya`,
  leave: `pergi ninggalin meninggalkan tinggalkan keluar cabut pamit`,
  world: `dunia_ini dunia bumi_ini hidup_ini`,
  nobodyNeeds: `ga_ada_yang_butuh ga_ada_yang_sayang tidak_ada_yang_butuh ga_ada_yg_butuh ga_dibutuhin ga_ada_yg_sayang tidak_ada_yang_menginginkan`,
  feedPet: `kasih_makan_ikan kasih_makan_kucing di_bawah_keset tolong_kasih_makan titip_kucing titip_ikan siram_tanaman kunci_di`,
  notAround: `ga_bakal_ada_pas ga_bakal_ada_saat ga_akan_ada_pas tidak_akan_ada_saat ga_sempet_liat_hasil kayaknya_ga_bakal_ada udah_ga_ada_pas`,
  sharp: `pisau silet cutter gunting beling`,
  wrist: `pergelangan nadi leher urat`,
  jaw: `rahang bahu lengan_kiri berat tertekan ditindih kerasa_berat`,
  oneEye: `tidur_sambil_melek mata_melek tidur_satu_mata`,
  goFor: `datengin samperin tungguin cari_dia nyamperin datangi kutunggu cegat`,
  club: `pentungan golok parang palu linggis besi balok celurit pisau kayu`,
  notHere: `saya_ga_ada ga_ada tidak_ada tidak_bisa_hadir ga_bisa_hadir ga_masuk`,
  absence: `pemakaman cuti liburan nikahan ujian tukar shift operasi pengajian izin acara takziah melayat`,
  fired: `dipecat pecat kerja kerjaan shift kontrak kos kontrakan nilai lolos jabatan bonus dikeluarin`,
  urge: `pengen pengin ingin mau pgn rasanya_pengen`,
  endAll: `ngakhirin_semuanya mengakhiri_semuanya akhiri_semua ngakhirin_semua selesaiin_semuanya_aja`,
  saysHe: `katanya bilang ngancem mengancam ngomong`,
  hangsSelf: `gantung_diri bunuh_diri bundir lompat mau_mati nyilet_tangan`,
  machine: `sistem aplikasi halaman file filenya folder foldernya server situs headset laptop komputer printer mouse keyboard link portal browser tombol excel internet tiket email formulir layar `,
  notResponding: `ga_respon gak_respon tidak_respon tidak_merespon ga_merespon ga_jawab tidak_menjawab ga_bales ga_bisa_gerakin ga_kebuka tidak_bergerak ga_bangun ngehang`,
  roughly: 'nyekik mencekik bunuh',
  finishMe: `bikin_gw_tamat bikin_mati bikin_tamat membunuhku`,
  youngKin: `keponakan ponakan anak_saya adik_kecil adik_bungsu anakku cucu murid siswa adik_saya`,
  teenAge: `14 15 16 17 13 12`,
  insulin: `insulin metformin insulinnya`,
  doubled: `kedobel dobel dua_kali kebanyakan kelebihan`,
  scars: `luka sayatan bekas_luka goresan`,
  fresh: `baru masih_baru berdarah basah`,
  lots: `banyak banyak_banget sebanyak`,
  convulsing: `kejang_ga_berhenti masih_kejang lagi_kejang kejang_terus`,
};
